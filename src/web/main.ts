import { mount } from 'svelte';
import './art/theme.css';
import './app.css';
import App from './App.svelte';
import { displayFont } from './art/display-font.ts';
import { startRouting } from './app/router.svelte.ts';
import { settings, useSettings } from './app/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');

startRouting();
await Promise.all([useSettings(), displayFont(settings.language)]);
mount(App, { target });
