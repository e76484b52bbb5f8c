import { openServer } from './opening.ts';

const [, , folder = '', url] = process.argv;
void openServer({ folder, url });
