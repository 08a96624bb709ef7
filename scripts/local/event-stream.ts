import type { Response } from 'express';

/** Milliseconds. The browser's side gives a silent connection up after 8 s. */
const beat = 3_000;

/** Server-sent events: the list now and after each change, and a sign of life in between. */
export function streamList(
  response: Response,
  read: () => readonly unknown[],
  follow: (listener: () => void) => () => void,
): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  const send = () => response.write(`data: ${JSON.stringify(read())}\n\n`);
  send();
  const beating = setInterval(() => response.write(': alive\n\n'), beat);
  const stop = follow(send);
  response.on('close', () => {
    clearInterval(beating);
    stop();
  });
}
