import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Returns the IPv4 /24 or IPv6 /48, because one client can send from many addresses in it. */
export function findNetwork(headers: IncomingHttpHeaders, remoteAddress = 'unknown'): string {
  // Google appends the last address of X-Forwarded-For; a client can forge the others.
  // If the last one is a frontend of Google's, Fastly-Client-IP has the client's address.
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const peer = forwarded.at(-1)?.trim() || remoteAddress;
  const named = String(headers['fastly-client-ip'] ?? '');
  const ip = isFrontend(peer) && isIP(named) ? named : peer;
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

// Google's own networks, without its cloud customers'. docs/going-live.md has a check of this list.
const frontends = new BlockList();
const subnets = `64.233.160.0/19 66.102.0.0/20 66.249.64.0/19 72.14.192.0/18 74.125.0.0/16 108.177.0.0/17
  142.250.0.0/15 172.217.0.0/16 172.253.0.0/16 173.194.0.0/16 192.178.0.0/15 209.85.128.0/17 216.58.192.0/19
  216.239.32.0/19 2001:4860::/32 2404:6800::/32 2607:f8b0::/32 2800:3f0::/32 2a00:1450::/32 2c0f:fb50::/32`;
for (const subnet of subnets.split(/\s+/)) {
  const [network = '', prefix] = subnet.split('/');
  frontends.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
}

function isFrontend(ip: string): boolean {
  return isIP(ip) !== 0 && frontends.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
