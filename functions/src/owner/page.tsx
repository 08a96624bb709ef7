// What all of the owner's pages share: the frame, and the parts that more than one has.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { product, salon } from '../../../src/content/salon.ts';
import type { Review } from '../../../src/data/review.ts';
import { mark } from '../../../src/ui/mark.ts';
import type { Right } from './owner-links.ts';

type PageProps = { title: string; right: Right | null; children: ReactNode };

const menu = [
  ['/beheer', 'Recensies'],
  ['/beheer/mededeling', 'Mededeling'],
  ['/beheer/album', 'Fotoalbum'],
  ['/beheer/prullenbak', 'Prullenbak'],
] as const;

/** `right`: what the owner holds; the menu is only for who may go everywhere. */
export function renderPage(page: PageProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Page {...page} />)}`;
}

function Page({ title, right, children }: PageProps) {
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
        <header className="header">
          <svg className="mark" viewBox="0 0 64 64" aria-hidden="true">
            {Object.entries(mark).map(([part, path]) => (
              <path key={part} className={part} d={path} />
            ))}
          </svg>
          <p className="site">Beheer {product}</p>
          {right === 'all' && (
            <nav aria-label="Beheer">
              <ul className="menu">
                {menu.map(([path, name]) => (
                  <li key={path}>
                    <a href={path} {...(name === title && { 'aria-current': 'page' })}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </header>
        <main id="inhoud">
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}

export type BannerKind = 'success' | 'warning' | 'error';

export function Banner({ kind, children }: { kind: BannerKind; children: ReactNode }) {
  return (
    <div className={`banner ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

/** A sentence each. */
export function Messages({ kind, messages }: { kind: BannerKind; messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Banner kind={kind}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Banner>
  );
}

type ButtonProps = { step?: string; isQuiet?: boolean; children: ReactNode };

/** `step`: what a form with several of them is to do. */
export function Button({ step, isQuiet, children }: ButtonProps) {
  const name = step && { name: 'stap', value: step };
  return (
    <button type="submit" {...name} className={isQuiet ? 'button quiet' : 'button'}>
      {children}
    </button>
  );
}

type LongFieldProps = { name: string; label: string; text: string; longest: number; hint: string };

export function LongField({ name, label, text, longest, hint }: LongFieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <textarea
        id={name}
        name={name}
        rows={5}
        defaultValue={text}
        data-longest={longest}
        aria-describedby={`${name}-hint`}
      />
      <p id={`${name}-hint`} className="hint">
        {hint}
      </p>
    </div>
  );
}

type ActionProps = {
  path: string;
  fields?: readonly (readonly [name: string, value: string])[];
  children: ReactNode; // its buttons
};

/** What changes something is never a link: mail scanners follow those. */
export function Action({ path, fields = [], children }: ActionProps) {
  return (
    <form method="post" action={path} className="actions">
      {fields.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** As visitors see it. */
export function ReviewCard({ review, reply }: { review: Review; reply?: string | undefined }) {
  return (
    <>
      <p className="stars">
        <span role="img" aria-label={`${review.stars} van 5 sterren`}>
          {'★'.repeat(review.stars)}
        </span>
      </p>
      <p className="text" dir="auto">
        {review.review}
      </p>
      <p className="sender">
        <strong dir="auto">{review.name}</strong>
        {formatDay(review.date)}
      </p>
      {reply !== undefined && (
        <div className="reply" data-shown-if="reply">
          <strong>Antwoord van {salon.groomer}</strong>
          <p className="text" data-preview="reply">
            {reply}
          </p>
        </div>
      )}
    </>
  );
}

/** '2026/11/20' -> '20 november 2026' */
export function formatDay(day: string): string {
  const date = new Date(`${day.replaceAll('/', '-')}T12:00Z`);
  return new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** yyyy/MM/dd in the Netherlands. */
export function findDay(time: number): string {
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam' });
  return day.format(time).replaceAll('-', '/');
}
