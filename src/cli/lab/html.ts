/** Escaped HTML that can be put into other HTML. */
export interface Html {
  readonly html: string;
}

type Content = string | number | Html | undefined | readonly Content[];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inserted = (content: Content): string => {
  if (content === undefined) return '';
  if (typeof content === 'string' || typeof content === 'number') return escaped(String(content));
  return 'html' in content ? content.html : content.map(inserted).join('');
};

/** HTML with values: texts are escaped; HTML and lists of it are kept. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Html => ({
  html: parts.map((part, place) => part + inserted(contents[place])).join(''),
});

/** Text that is already HTML, such as a drawing. */
export const raw = (text: string): Html => ({ html: text });
