/*
 * Cuts the display font down to the letters that English and Polish need, and saves it in src/web/kit/fonts. Run it
 * after the font or the letters have changed: node scripts/title-font.mjs
 */
import { writeFileSync } from 'node:fs';
import { folder, titleFonts } from './title-font/fonts.mjs';

for (const { file, content } of await titleFonts()) writeFileSync(new URL(file, folder), content);
