import { previewSize } from '../../protocol/http.ts';
import { say, sayIfKnown } from '../../words/index.ts';
import type { CountWords } from '../table/ending/parts.ts';
import { talliesOf } from '../table/ending/tally.ts';
import type { Scene } from '../../protocol/scene.ts';

/** The content of the picture of a result. */
export interface Card {
  readonly title: string;
  readonly headline: string;
  readonly rows: readonly CardRow[];
}
interface CardRow {
  readonly name: string;
  readonly amount: string;
  /** The length of the bar, from 0 to 1. */
  readonly part: number;
  readonly won: boolean;
  readonly colour: string;
}

/** The colours of the seats, as in the theme. */
const colours = ['#e0673a', '#6cb8e6', '#f2dd6e', '#2fae86', '#c79be0', '#d8d3c4', '#4f7fd9', '#ee9ab0'] as const;

/** The result of a game in a few words, for the picture and for those who get the link. */
export function cardOf(scene: Scene, words: CountWords): Card {
  const { game } = scene.table;
  const tallies = talliesOf(scene, words.partOf);
  const most = Math.max(1, ...tallies.map(({ total }) => total));
  const winners = tallies.filter(({ won }) => won).map(({ seat }) => seat.name);
  return {
    title: sayIfKnown(`game.${game}.name`) ?? game,
    headline:
      winners.length === 0
        ? say('end.nobody')
        : say('ending.wins', { count: winners.length, names: winners.join(` ${say('ending.and')} `) }),
    rows: tallies.map(({ place, seat, total, won }) => ({
      name: seat.name,
      amount: words.amount(total),
      part: Math.max(0, total) / most,
      won,
      colour: colours[place] ?? colours[0],
    })),
  };
}

const margin = 80;
const top = 250;
const { width, height } = previewSize;

/** Shapes are drawn as SVG and letters over it, because an SVG image cannot use the fonts of the page. */
function shapesOf({ rows }: Card): string {
  const step = (height - top - 60) / rows.length;
  const bars = rows.map(({ part, colour, won }, row) => {
    const y = top + row * step + step * 0.16;
    const long = 460;
    const bar = (length: number, fill: string) =>
      `<rect x="460" y="${y}" width="${length}" height="${step * 0.68}" rx="8" fill="${fill}"/>`;
    const crown = `<path transform="translate(${margin} ${y + step * 0.34 - 18})" fill="#f0c75e" d="M0 34V8l10 10L20 0l10 18L40 8v26z"/>`;
    return bar(long, '#0b1714') + bar(Math.max(8, long * part), colour) + (won ? crown : '');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#0f1f1b"/>
    <ellipse cx="600" cy="80" rx="760" ry="300" fill="#17332b"/>
    <rect x="16" y="16" width="${width - 32}" height="${height - 32}" rx="24" fill="none" stroke="#c8963e" stroke-width="4"/>
    ${bars.join('')}</svg>`;
}

/** The picture as a PNG in base64; undefined if this browser cannot draw it. */
export async function pictureOf(card: Card): Promise<string | undefined> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  try {
    await document.fonts.load('1rem Limelight', `${card.title}${card.headline}`);
    const image = new Image(width, height);
    image.src = `data:image/svg+xml,${encodeURIComponent(shapesOf(card))}`;
    await image.decode();
    pen.drawImage(image, 0, 0);
    write(pen, card);
    return await base64Of(await canvas.convertToBlob({ type: 'image/png' }));
  } catch {
    return undefined;
  }
}

function write(pen: OffscreenCanvasRenderingContext2D, { title, headline, rows }: Card): void {
  const say = (text: string, x: number, y: number, room: number) => pen.fillText(text, x, y, room);
  pen.textBaseline = 'middle';
  pen.fillStyle = '#f0c75e';
  pen.font = '84px Limelight, Georgia, serif';
  say(title, margin, 105, width - 2 * margin - 190);
  pen.font = '40px Limelight, Georgia, serif';
  pen.textAlign = 'right';
  say('Hideout', width - margin, 105, 180);
  pen.textAlign = 'left';
  pen.fillStyle = '#f4ead3';
  pen.font = '48px Limelight, Georgia, serif';
  say(headline, margin, 195, width - 2 * margin);
  const step = (height - top - 60) / rows.length;
  pen.font = `${Math.min(40, step * 0.6)}px system-ui, sans-serif`;
  rows.forEach(({ name, amount }, row) => {
    const y = top + (row + 0.5) * step;
    say(name, margin + 60, y, 310);
    say(amount, 945, y, width - margin - 945);
  });
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
