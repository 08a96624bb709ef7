import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';

/** Returns the IPv4 /24 or IPv6 /48, because one client can send from many addresses in it. */
export function findNetwork(headers: IncomingHttpHeaders, remoteAddress = 'unknown'): string {
  // Google appends the last address of X-Forwarded-For; a client can forge the others.
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const ip = forwarded.at(-1)?.trim() || remoteAddress;
  if (!isIPv6(ip)) return ip.replace(/\.\d+$/, '');
  const groups = expandGroups(ip);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'; // IPv4, written as IPv6
  return isMapped ? [high >> 8, high & 255, low >> 8].join('.') : groups.slice(0, 3).join(':');
}

/** Lists the eight groups of an IPv6 address. A url has only one form for each address. */
function expandGroups(ip: string): string[] {
  const [withoutZone = ''] = ip.split('%');
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after];
}
