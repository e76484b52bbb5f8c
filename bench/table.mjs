/**
 * @typedef {import('./measure.ts').Row} Row
 * @typedef {{ bench: string, title: string, peer: string, rows: Row[], notes: string[] }} Report
 */

/**
 * The report for a person.
 *
 * @param {Report} report
 */
export function tableOf({ title, peer, rows, notes }) {
  const lines = [['', 'Hideout', peer, 'ratio'], ...rows.map(cellsOf)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const drawn = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 3)))
      .join('')
      .trimEnd(),
  );
  return [`${title}, Node ${process.version}`, '', ...drawn, '', ...notes, ''].join('\n');
}

/** @param {Row} row */
function cellsOf({ label, hideout, peer, ratio }) {
  return [label, numeral(hideout), peer === undefined ? '' : numeral(peer), ratio ? `${numeral(ratio)} ×` : ''];
}

/** @param {number} value */
const numeral = (value) => value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });

/**
 * The same for a machine, in one line.
 *
 * @param {readonly Report[]} reports
 */
export function jsonOf(reports) {
  return JSON.stringify({
    node: process.version,
    benches: reports.map(({ bench, peer, rows, notes }) => ({
      bench,
      peer,
      figures: Object.fromEntries(rows.map(({ key, label: _, ...figures }) => [key, figures])),
      notes,
    })),
  });
}
