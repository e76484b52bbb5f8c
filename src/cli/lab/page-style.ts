/** Colours of charts and page: light, dark and print. */
export const colours = `
:root { --paper: #fffdf7; --ink: #1b1a17; --soft: #5b564c; --line: #1d5c82; --mark: #1d5c82; --bar: #b9d3e2;
  --more: #2176ae; --less: #d1731e; --rule: #d8d0bd; color-scheme: light; }
@media (prefers-color-scheme: dark) { @media screen { :root { --paper: #14201d; --ink: #f4ead3; --soft: #c2b9a3;
  --line: #8cc4e8; --mark: #8cc4e8; --bar: #2b5871; --more: #4fa5df; --less: #e58b3a; --rule: #3a4a45;
  color-scheme: dark; } } }
.plot { display: block; color: var(--ink); background: none; font-family: system-ui, sans-serif; }
.plot text { white-space: pre; }
.plot [data-mark$="grid"] { stroke: var(--rule); stroke-opacity: 1; }`;

export const style = `${colours}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1120px; padding: 8px 10px 40px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.8rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 1rem; padding-top: 0.75rem; border-top: 2px solid var(--rule); font-size: 1.35rem; }
h3 { margin: 0 0 0.5rem; font-size: 1rem; line-height: 1.35; text-wrap: pretty; }
p, li { max-width: 44rem; }
a { color: var(--mark); }
fieldset { display: flex; flex-wrap: wrap; gap: 4px 8px; margin: 0 0 8px; padding: 0; border: 0; }
legend { float: left; min-height: 44px; padding: 0 8px 0 0; line-height: 44px; }
fieldset label { display: inline-flex; align-items: center; gap: 6px; min-width: 44px; min-height: 44px; padding: 0 10px;
  border: 1px solid var(--soft); border-radius: 8px; cursor: pointer; }
fieldset label:has(:checked) { border-width: 2px; font-weight: 700; }
fieldset label:has(:focus-visible) { outline: 3px solid var(--less); outline-offset: 2px; }
.choices { position: sticky; top: 0; z-index: 1; padding-top: 8px; border-bottom: 1px solid var(--rule);
  background: var(--paper); }
.figures { display: grid; grid-template-columns: repeat(auto-fill, 340px); gap: 0 28px; }
figure { display: grid; grid-template-rows: subgrid; grid-row: span 4; row-gap: 0; margin: 0 0 28px; width: 340px;
  max-width: 100%; }
figure.wide { grid-column: 1 / -1; width: auto; min-width: 0; }
.drawing { overflow-x: auto; }
.key { margin: 4px 0; color: var(--soft); font-size: 14px; }
details { margin-top: 4px; font-size: 14px; }
summary { min-height: 44px; line-height: 44px; cursor: pointer; }
.numbers { overflow-x: auto; max-height: 28rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 3px 8px; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
td.text { max-width: 30rem; text-align: left; white-space: normal; }
code { font-size: 14px; overflow-wrap: anywhere; }
@media (max-width: 760px) { .choices { position: static; } }
@media print {
  @page { margin: 12mm; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  .choices, details { display: none; }
  .figures { grid-template-columns: repeat(2, 340px); gap: 0 20px; }
  figure { break-inside: avoid; }
  h2 { break-after: avoid; }
}`;
