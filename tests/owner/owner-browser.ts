// Simulates a browser without JavaScript. It keeps its cookie, and finds fields by their labels.
import { type BoundFunctions, configure, type queries, within } from '@testing-library/dom';
import { JSDOM } from 'jsdom';
import { ownerOrigin } from '../functions/mail-site.ts';

const { window } = new JSDOM('', { url: ownerOrigin });
configure({ getElementError: (message) => new Error(message ?? '') }); // keeps errors short

type Values = Readonly<Record<string, string | boolean | readonly File[]>>;

type View = BoundFunctions<typeof queries> & {
  text: string;
  banners: string; // the texts of all banners
  /** Finds the list item with these words. Throws unless exactly one item has them. */
  item: (words: string) => View;
  /** Fills in fields. Each key is a label or a part of it. */
  fill: (values: Values) => void;
  /** Submits the form of a button as a browser does, and follows a redirect. */
  press: (button: string | RegExp | HTMLElement, values?: Values) => Promise<Page>;
};

export type Page = View & {
  status: number;
  headers: Headers;
  path: string; // the requested path, or the target of the redirect
  heading: string;
  markup: string;
  canonical: string; // the path that the page's script shows in the address bar
};

export type Form = BodyInit | Readonly<Record<string, string>>;

export type Browser = ReturnType<typeof openBrowser>;

/** `token`: that of the device's cookie. Empty for a device without a cookie. */
export function openBrowser(origin: string, token: string) {
  let session = token;
  const browser = {
    readCookie: () => session,
    get: (path: string) => send('GET', path),
    post: (path: string, form: Form = {}, headers = {}) => send('POST', path, form, headers),
    send,
    /** Follows a mailed link, presses the button of its page, and follows the redirects. */
    async openLink(link: string): Promise<Page> {
      const values = new URLSearchParams(new URL(link).hash.slice(1));
      const opened = await send('POST', '/beheer/openen', Object.fromEntries(values));
      if (opened.status !== 303) return opened;
      const arrived = await send('GET', opened.path);
      return arrived.status === 303 ? send('GET', arrived.path) : arrived;
    },
  };

  async function send(method: string, path: string, form?: Form, headers = {}): Promise<Page> {
    const isPlain = form && Object.getPrototypeOf(form) === Object.prototype;
    const body = isPlain ? new URLSearchParams(form as Record<string, string>) : form;
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { Origin: ownerOrigin, Cookie: `__session=${session}`, ...headers },
      ...(form && { body: body as BodyInit }),
    });
    session = /__session=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? session;
    const root = window.document.createElement('div');
    root.innerHTML = await response.text();
    const href = root.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    const go = (to: string, form?: BodyInit) =>
      send(form ? 'POST' : 'GET', to, form, form && { Referer: new URL(href, ownerOrigin).href });
    return {
      ...createView(root, go),
      status: response.status,
      headers: response.headers,
      path: response.headers.get('location') ?? path,
      markup: root.innerHTML,
      heading: root.querySelector('h1')?.textContent ?? '',
      canonical: href.replace(ownerOrigin, ''),
    };
  }
  return browser;
}

type Go = (path: string, form?: BodyInit) => Promise<Page>;

function createView(root: HTMLElement, go: Go): View {
  const banners = root.querySelectorAll('[role=status], [role=alert]');
  const view: View = {
    ...within(root),
    text: root.textContent ?? '',
    banners: [...banners].map(({ textContent }) => textContent).join(' '),
    item(words) {
      const items = [...root.querySelectorAll('li')].filter((each) =>
        each.textContent?.includes(words),
      );
      if (!items[0] || items[1]) throw new Error(`${items.length} items have “${words}”`);
      return createView(items[0], go);
    },
    fill: (values) => void fill(root, values),
    async press(button, values = {}) {
      const isName = typeof button === 'string' || button instanceof RegExp;
      const pressed = isName ? view.getByRole('button', { name: button, hidden: true }) : button;
      const { form } = pressed as HTMLButtonElement; // may be another one than around it
      if (!form) throw new Error(`${button} has no form`);
      const files = fill(root.contains(form) ? form : root, values);
      const action = pressed.getAttribute('formaction') ?? form.action;
      const { pathname, search } = new URL(action, ownerOrigin);
      const entries = readForm(form, pressed, files);
      if (form.method === 'get') {
        return go(`${pathname}?${new URLSearchParams(entries as [string, string][])}`);
      }
      const response = await go(pathname + search, encode(entries, form.enctype));
      return response.status === 303 ? go(response.path.replace(/#.*/, '')) : response;
    },
  };
  return view;
}

/** Fills in fields. Returns the files, because jsdom cannot put files in a field. */
function fill(scope: HTMLElement, values: Values): Map<string, readonly File[]> {
  const files = new Map<string, readonly File[]>();
  for (const [label, value] of Object.entries(values)) {
    const field = within(scope).getByLabelText<HTMLInputElement>(label, { exact: false });
    if (typeof value === 'boolean') field.checked = value;
    else if (typeof value === 'string') field.value = value;
    else files.set(field.name, value);
  }
  return files;
}

function readForm(form: HTMLFormElement, button: HTMLElement, files: Map<string, readonly File[]>) {
  const entries = [...new window.FormData(form, button)];
  return entries.flatMap(([name, value]): [string, string | File][] => {
    if (typeof value !== 'string') return (files.get(name) ?? []).map((file) => [name, file]);
    return [[name, value.replaceAll(/\r?\n/g, '\r\n')]];
  });
}

function encode(entries: [string, string | File][], enctype: string): BodyInit {
  if (!enctype.startsWith('multipart')) return new URLSearchParams(entries as [string, string][]);
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
