/**
 * Whether a range as packages write it (`^20.19.0 || >=22`, `>= 10.x`, `20`) includes a version. A range that it cannot
 * parse counts as not included, so that a person looks at it.
 *
 * @param {string} range
 * @param {string} version
 */
export function includesVersion(range, version) {
  return range.split('||').some((part) => part.trim() === '*' || includes(part.trim(), numbers(version)));
}

/**
 * @param {string} part
 * @param {readonly number[]} version
 */
function includes(part, version) {
  const [, operator, from = ''] = /^(\^|>= ?|)([\d.x]+)$/.exec(part) ?? [];
  if (operator === undefined || !isAtLeast(version, numbers(from))) return false;
  return operator.startsWith('>=') || version[0] === numbers(from)[0];
}

/** @param {string} version */
const numbers = (version) => (version.match(/\d+/g) ?? []).map(Number);

/**
 * @param {readonly number[]} version
 * @param {readonly number[]} least
 */
function isAtLeast(version, least) {
  const place = [0, 1, 2].find((index) => (version[index] ?? 0) !== (least[index] ?? 0));
  return place === undefined || (version[place] ?? 0) > (least[place] ?? 0);
}
