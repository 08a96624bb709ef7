// What all of the owner's pages share.
import { renderToStaticMarkup } from 'react-dom/server';
import { product } from 'shared/salon.ts';
import type { Page } from './visit.ts';

const menu = {
  Recensies: '/beheer',
  Mededeling: '/beheer/mededeling',
  Fotoalbum: '/beheer/album',
  Prullenbak: '/beheer/prullenbak',
};

type FrameProps = Page & { hasMenu: boolean };

export function renderPage(page: FrameProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Frame {...page} />)}`;
}

function Frame({ title, content, banner, hasMenu }: FrameProps) {
  const [kind = 'success', ...sentences] = banner ?? [];
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | Beheer ${product}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/beheer.css" />
        <script type="module" src="/beheer.js" />
      </head>
      <body>
        <header>
          <img src="/favicon.svg" alt="" width="40" height="40" />
          <strong>Beheer {product}</strong>
          {hasMenu && (
            <nav aria-label="Beheer">
              {Object.entries(menu).map(([name, path]) => (
                <a key={path} href={path} {...(name === title && { 'aria-current': 'page' })}>
                  {name}
                </a>
              ))}
            </nav>
          )}
        </header>
        <main>
          <h1>{title}</h1>
          {banner && (
            <div className={`banner ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          )}
          {content}
        </main>
      </body>
    </html>
  );
}

type ButtonsProps = { name: string; words: Readonly<Record<string, string>> };

/** The one that is pressed stands in the form as the value of `name`. */
export function Buttons({ name, words }: ButtonsProps) {
  return Object.entries(words).map(([value, text]) => (
    <button key={value} type="submit" name={name} value={value}>
      {text}
    </button>
  ));
}
