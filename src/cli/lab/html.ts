/** A piece of HTML that is safe to put into another one. */
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

/** HTML with values put in: texts are escaped, HTML and lists of it stay what they are. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Html => ({
  html: parts.map((part, place) => part + inserted(contents[place])).join(''),
});

/** What is HTML already, such as a drawing. */
export const raw = (text: string): Html => ({ html: text });
