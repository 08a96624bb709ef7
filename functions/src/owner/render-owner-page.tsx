import { renderToStaticMarkup } from 'react-dom/server';
import { product } from 'shared/salon.ts';
import type { OwnerPage } from './visit.ts';

const menu = {
  Recensies: '/beheer',
  Mededeling: '/beheer/mededeling',
  Fotoalbum: '/beheer/album',
  'Vraag om een recensie': '/beheer/vraag',
  Prullenbak: '/beheer/prullenbak',
};

type FrameProps = OwnerPage & { hasMenu: boolean };

export function renderOwnerPage(page: FrameProps): string {
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
        <header className="screen-only">
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
