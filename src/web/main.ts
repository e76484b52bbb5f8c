import { mount } from 'svelte';
import './kit/theme.css';
import './app.css';
import App from './App.svelte';
import { displayFont } from './kit/display-font.ts';
import { startRouting } from './device/router.svelte.ts';
import { settings, useSettings } from './device/settings.svelte.ts';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the app.');

startRouting();
await Promise.all([useSettings(), displayFont(settings.language)]);
mount(App, { target });
