// Offers new reviews while the owner reads. The list changes only when she presses the button.
import { pageKeyHeader } from '../http/page-key.ts';
import { readPageKey } from './read-page-key.ts';

const interval = 60_000;

export function watchNewReviews(): void {
  const list = document.querySelector<HTMLElement>('ul[data-since]');
  const status = list?.previousElementSibling;
  if (!list || !status) return;
  const title = document.title;
  const check = async () => {
    if (document.hidden) return;
    const items = await loadNewReviews(list);
    if (items.length === 0) return;
    document.title = `(${items.length}) ${title}`;
    offer(status, items.length, () => {
      document.title = title;
      list.prepend(...items);
      items[0]?.focus();
    });
  };
  setInterval(check, interval);
  document.addEventListener('visibilitychange', check);
}

function loadNewReviews(list: HTMLElement): Promise<HTMLElement[]> {
  const request = new XMLHttpRequest(); // parses HTML; Trusted Types forbid DOMParser
  request.open('GET', `/beheer/nieuw?sinds=${list.dataset.since}`);
  request.setRequestHeader(pageKeyHeader, readPageKey());
  request.responseType = 'document';
  return new Promise((resolve) => {
    request.onloadend = () => {
      const items = request.responseXML?.querySelectorAll<HTMLElement>('ul[data-since] > li') ?? [];
      resolve([...items].filter(({ id }) => !document.getElementById(id)));
    };
    request.send();
  });
}

function offer(status: Element, count: number, show: () => void): void {
  const text = count === 1 ? 'Er is 1 nieuwe recensie.' : `Er zijn ${count} nieuwe recensies.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${text} Laat zien`;
  button.addEventListener('click', () => {
    status.replaceChildren();
    show();
  });
  if (status.textContent !== button.textContent) status.replaceChildren(button);
}
