/** A record with the names by seat in its header. */
export function withNames(record: string, names: readonly string[]): string {
  const [header = '{}', ...rest] = record.split('\n');
  return [JSON.stringify({ ...(JSON.parse(header) as object), names }), ...rest].join('\n');
}

/** Offers a text as a download. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
