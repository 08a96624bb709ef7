import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** `client`: who gets a limit of its own; `network`: what one party can easily have many of those in. */
export type Client = { client: string; network: string };

/**
 * Google adds the last forwarded address; a client can forge the others. Behind Hosting that is a frontend of
 * Google, and the CDN in front of it names the client. Who is not behind it may put anything in that header.
 */
export function readClient(headers: IncomingHttpHeaders, remoteAddress = 'unknown'): Client {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const peer = forwarded.at(-1)?.trim() || remoteAddress;
  const named = String(headers['fastly-client-ip'] ?? '');
  return readNetworks(isFrontend(peer) && isIP(named) ? named : peer);
}

// Google's own networks, not those that it rents out. docs/going-live.md says how to see whether they still hold.
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

function readNetworks(ip: string): Client {
  if (!isIPv6(ip)) return { client: ip, network: ip.replace(/\.\d+$/, '') };
  const parts = expand(ip);
  // One household has a whole /64 of IPv6 addresses, and a provider's customer easily a /48.
  return { client: parts.slice(0, 4).join(':'), network: parts.slice(0, 3).join(':') };
}

function expand(ip: string): string[] {
  const [first = [], last = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].map((part) => Number.parseInt(part, 16).toString(16));
}
