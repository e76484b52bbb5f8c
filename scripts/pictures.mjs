/*
 * Draws the pictures that have to be files: the preview of a link, and the icons of the app. It makes them from
 * icon.svg and the display font and saves them in src/web/public. Run it after either has changed: node
 * scripts/pictures.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const publicFolder = new URL('../src/web/public/', import.meta.url);
const icon = readFileSync(new URL('icon.svg', publicFolder), 'utf8');
const fontFile = import.meta.resolve('@fontsource/limelight/files/limelight-latin-400-normal.woff2');
const font = readFileSync(new URL(fontFile)).toString('base64');
/** The hat without its background square. */
const hat = icon.replace(/<rect[^>]*\/>/, '').replace('<svg ', '<svg class="hat" ');

const preview = `
  <style>
    @font-face { font-family: Limelight; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; width: 1200px; height: 630px; display: grid; place-content: center; justify-items: center;
      background: radial-gradient(ellipse at 50% 44%, #1c3a31 66%, #8a6420 66.3%, #8a6420 67.5%, #0f1f1b 67.8%);
      color: #f4ead3; font-family: Limelight; text-align: center; }
    .hat { width: 300px; height: 300px; margin-bottom: -30px; }
    h1 { margin: 0; color: #efc877; font: 400 150px/1.1 Limelight; letter-spacing: .1em; text-indent: .1em; }
    p { margin: 10px 0 0; font-size: 44px; }
  </style>
  ${hat}<h1>HIDEOUT</h1><p>Cash ’n Guns · The Boss · Thieves!</p>`;

/** @param {number} size */
const square = (size) =>
  `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${icon}`;

const executablePath = process.env['CHROMIUM'] || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });

/**
 * @param {string} html
 * @param {number} width
 * @param {number} height
 */
async function draw(html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/**
 * An ICO file is a PNG behind a header of 22 bytes.
 * @param {Buffer} png
 * @param {number} size
 */
function icoOf(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size, 0, 0, 1, 0, 32, 0], 6);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * @param {string} name
 * @param {Buffer} content
 */
const save = (name, content) => writeFileSync(new URL(name, publicFolder), content);
save('preview.png', await draw(preview, 1200, 630));
for (const size of [180, 192, 512]) save(`icon-${size}.png`, await draw(square(size), size, size));
save('favicon.ico', icoOf(await draw(square(32), 32, 32), 32));
await browser.close();
