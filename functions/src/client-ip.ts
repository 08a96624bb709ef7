import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Google adds the last forwarded address; a client can forge the others. */
export function readClientIp({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const ip = forwarded.at(-1)?.trim() || socket.remoteAddress || 'unknown';
  return isIPv6(ip) ? networkOf(ip) : ip;
}

// One household has a whole /64 of IPv6 addresses.
function networkOf(ip: string): string {
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (ipv4) return ipv4;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...(tail === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}
