/**
 * @typedef {import('./measure.ts').Row} Row
 * @typedef {{ bench: string, title: string, peer?: string | undefined, other?: string | undefined, rows: Row[], notes: string[] }} Report
 */

/**
 * The report as text.
 *
 * @param {Report} report
 */
export function tableOf({ title, peer, other, rows, notes }) {
  const heads = ['', 'Hideout', ...(peer ? [peer, 'ratio'] : []), ...(other ? [other, 'ratio'] : [])];
  const lines = [heads, ...rows.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const drawn = lines.map((line) =>
    line
      .slice(0, heads.length)
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 3)))
      .join('')
      .trimEnd(),
  );
  return [`${title}, Node ${process.version}`, '', ...drawn, '', ...notes, ''].join('\n');
}

/** @param {Row} row */
function cellsOf({ label, hideout, peer, ratio, other, otherRatio }) {
  return [label, numeral(hideout), numeral(peer), times(ratio), numeral(other), times(otherRatio)];
}

/** @param {number | undefined} value */
const numeral = (value) =>
  value === undefined
    ? ''
    : value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** @param {number | undefined} ratio */
const times = (ratio) => (ratio ? `${ratio < 10 ? ratio.toFixed(2) : numeral(ratio)} ×` : '');

/**
 * The reports as one line of JSON.
 *
 * @param {readonly Report[]} reports
 */
export function jsonOf(reports) {
  return JSON.stringify({
    node: process.version,
    benches: reports.map(({ bench, peer, other, rows, notes }) => ({
      bench,
      peer,
      other,
      figures: Object.fromEntries(rows.map(({ key, label: _, ...figures }) => [key, figures])),
      notes,
    })),
  });
}
