import { renderToStaticMarkup } from 'react-dom/server';
import { product } from 'shared/salon.ts';
import type { Page } from '../owner-request.ts';
import { pageKeyField } from './page-key.ts';

const menu = {
  Recensies: '/beheer',
  Mededeling: '/beheer/mededeling',
  Wachttijd: '/beheer/wachttijd',
  Fotoalbum: '/beheer/album',
  'Vraag om een recensie': '/beheer/vraag',
  Prullenbak: '/beheer/prullenbak',
};

/** `pageKey`: null if the device is not logged in. */
type FrameProps = Page & { url: string; hasMenu: boolean; pageKey: string | null };

export function renderPage(page: FrameProps): string {
  return `<!doctype html>${addPageKey(renderToStaticMarkup(<Frame {...page} />), page.pageKey)}`;
}

/** Adds the key to every POST form. Typed text is no form here: React has escaped its `<`. */
function addPageKey(html: string, pageKey: string | null): string {
  if (pageKey === null) return html;
  const field = <input type="hidden" name={pageKeyField} value={pageKey} />;
  return html.replace(/<form [^>]*method="post"[^>]*>/g, `$&${renderToStaticMarkup(field)}`);
}

function Frame({ title, content, banner, url, hasMenu, pageKey }: FrameProps) {
  const [kind = 'success', ...texts] = banner ?? [];
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | Beheer ${product}`}</title>
        <link rel="canonical" href={url} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/beheer.css" />
        <script type="module" src="/beheer.js" />
      </head>
      <body>
        <header className="screen-only">
          <img src="/favicon.svg" alt="" width="40" height="40" />
          <strong>Beheer {product}</strong>
          <a href="/" className="to-site" rel="noreferrer">
            Naar de site
          </a>
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
              {texts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
          {content}
        </main>
        {pageKey !== null && <LogOut canRevoke={hasMenu} />}
      </body>
    </html>
  );
}

function LogOut({ canRevoke }: { canRevoke: boolean }) {
  return (
    <footer>
      <details>
        <summary>Uitloggen, of is uw telefoon weg?</summary>
        <section>
          <form method="post" action="/beheer/uitloggen">
            <small>Op dit apparaat heeft u daarna weer een link nodig.</small>
            <button type="submit">Uitloggen</button>
          </form>
          {canRevoke && (
            <form method="post" action="/beheer/beeindigen">
              <small>
                Telefoon kwijt, of heeft iemand anders uw mail gelezen? Druk op deze knop: dan werkt
                geen enkele link in uw mails meer, en is ieder apparaat uitgelogd, ook dit. Aan
                recensies, foto’s en mededelingen verandert niets.
              </small>
              <button type="submit">Log overal uit</button>
            </form>
          )}
        </section>
      </details>
    </footer>
  );
}
