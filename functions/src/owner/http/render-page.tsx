import { renderToStaticMarkup } from 'react-dom/server';
import { product } from 'shared/salon.ts';
import type { Page } from '../owner-request.ts';

const menu = {
  Recensies: '/beheer',
  Mededelingen: '/beheer/mededelingen',
  Wachttijd: '/beheer/wachttijd',
  Fotoalbum: '/beheer/album',
  Prullenbak: '/beheer/prullenbak',
};

type FrameProps = Page & { url: string; hasMenu: boolean };

export function renderPage(page: FrameProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Frame {...page} />)}`;
}

function Frame({ title, content, banner, url, hasMenu }: FrameProps) {
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | Beheer ${product}`}</title>
        {/* browser/owner.ts puts it into the address bar, so that a reload repeats no form. */}
        <link rel="canonical" href={url} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/beheer.css" />
        <script type="module" src="/beheer.js" />
      </head>
      <body>
        {hasMenu && (
          <header>
            <nav aria-label="Beheer">
              {Object.entries(menu).map(([name, path]) => (
                <a key={path} href={path} aria-current={name === title ? 'page' : undefined}>
                  {name}
                </a>
              ))}
            </nav>
            <details>
              <summary>Uitloggen</summary>
              <form method="post" action="/beheer/uitloggen">
                <small>
                  Telefoon kwijt, of heeft iemand uw mail gelezen? Dan is ieder apparaat uitgelogd,
                  ook dit, en werkt geen enkele inloglink meer. Op de site verandert niets.
                </small>
                <button type="submit">Log overal uit</button>
              </form>
            </details>
          </header>
        )}
        <main>
          <h1>{title}</h1>
          {banner && (
            <div
              className={`banner ${banner.kind}`}
              role={banner.kind === 'error' ? 'alert' : 'status'}
            >
              <p>{banner.text}</p>
              {banner.advice && <p>{banner.advice}</p>}
            </div>
          )}
          {content}
        </main>
      </body>
    </html>
  );
}
