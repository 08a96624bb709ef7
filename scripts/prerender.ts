import type { RenderedPage } from '../src/app/render-page.tsx';
import type { Question } from '../src/backend/firebase/plain-question.ts';
import { pageNames, siteMap } from '../src/content/site-map.ts';

/** '/' -> 'index.html', '/b&b' -> 'b&b.html'. */
export function nameFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** What Vite writes into index.html: the app's script and the style sheet. */
const appScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const styleSheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/;

/** The address of the built style sheet. */
export function findStyleSheet(template: string): string {
  return find(styleSheet, template, 'style sheet');
}

/** The style in the page itself: the first view then waits for nothing but the page. */
export function inlineStyle(template: string, css: string): string {
  find(styleSheet, template, 'style sheet');
  return template.replace(styleSheet, () => `<style>${css.trim()}</style>`);
}

export type PageScripts = {
  /** Addresses of what brings the page to life, the app first. */
  start: readonly string[];
  /** Begun as soon as the page is painted, or else when the visitor does something. */
  atOnce: boolean;
  /** Address of a small one that does not wait for them: it reads the answer to the page's question. */
  early?: string;
};

/** The boot script in place of the app's own: it knows when to fetch what. */
export function addScripts(
  template: string,
  bootScript: string,
  { start, atOnce, early }: PageScripts,
  question: Question | null = null,
): string {
  find(appScript, template, 'script');
  const data = [`data-app="${start.join(' ')}"`];
  if (atOnce) data.push('data-now');
  if (question) {
    data.push(
      `data-ask="${escapeValue(question.address)}"`,
      `data-body="${escapeValue(question.body)}"`,
    );
  }
  const boot = `<script ${data.join(' ')}>${bootScript}</script>`;
  const page = template.replace(appScript, question && early ? composeEarlyScript(early) : '');
  const arriving = replaceOnce(page, '<html ', '<html data-arriving ');
  return replaceOnce(arriving, '</body>', `${boot}\n  </body>`);
}

/** A module runs when the page is whole: the boot script has then asked. */
function composeEarlyScript(address: string): string {
  return `<script type="module" fetchpriority="high" src="${address}"></script>`;
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function find(pattern: RegExp, template: string, what: string): string {
  const [, address] = pattern.exec(template) ?? [];
  if (!address) throw new Error(`index.html has no ${what}`);
  return address;
}

const firstPicture = /<img fetchPriority="high"[^>]* src="(\/[^"]+\.svg)"/;

/**
 * The drawing that a visitor sees first stands in the page itself and waits for no answer of its own.
 * The app's own source does not know: hydration leaves an address as it is. A photo has to be fetched.
 */
export async function inlineFirstPicture<Page extends Pick<RenderedPage, 'head' | 'body'>>(
  page: Page,
  readFile: (address: string) => Promise<string>,
): Promise<Page> {
  const [tag, address] = firstPicture.exec(page.body) ?? [];
  if (!tag || !address) return page;
  const inlined = composeDataAddress(await readFile(address));
  return {
    ...page,
    head: page.head.replace(
      `<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`,
      '',
    ),
    body: replaceOnce(
      page.body,
      tag,
      tag.replace(address, () => inlined),
    ),
  };
}

/** Compressed, two thirds of what base64 would be. */
function composeDataAddress(svg: string): string {
  const text = encodeURIComponent(svg.trim().replaceAll('"', "'"));
  return `data:image/svg+xml,${text.replace(/%(2C|2F|3A|3B|3D)/g, decodeURIComponent)}`;
}

/** Throws when the template lost one of its places: a page without its text must not be published. */
export function fillTemplate(template: string, page: Pick<RenderedPage, 'head' | 'body'>): string {
  return replaceOnce(replaceOnce(template, '<!--head-->', page.head), '<!--page-->', page.body);
}

// A function as the replacement, because '$&' in a page's text is not a command.
function replaceOnce(text: string, place: string, content: string): string {
  if (!text.includes(place)) throw new Error(`The page has no ${place}`);
  return text.replace(place, () => content);
}

export function composeSitemap(siteUrl: string): string {
  const entries = pageNames.map((name) => {
    const address = `${siteUrl}${siteMap[name].path}`.replaceAll('&', '&amp;');
    return `  <url><loc>${address}</loc></url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}
