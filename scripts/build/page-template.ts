// Makes Vite's index.html the template of all pages, and fills it.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedPage } from '../../src/start/render-page.tsx';

const stylesheetUrl = /\/assets\/[\w-]+\.css/;
const appUrl = /\/assets\/[\w-]+\.js/;

/** `folder` holds Vite's build. */
export async function createTemplate(folder: string, boot: string): Promise<string> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const styled = await inlineStyle(page, folder);
  return addBootScript(styled, boot);
}

/** Moves the stylesheet of all pages into the page: the first paint waits for no request. */
async function inlineStyle(page: string, folder: string): Promise<string> {
  const url = findUrl(page, stylesheetUrl);
  const link = `<link rel="stylesheet" crossorigin href="${url}">`;
  const file = join(folder, url);
  const css = await readFile(file, 'utf8');
  await rm(file);
  return replaceOnce(page, link, `<style>${css.trim()}</style>`);
}

/** Replaces Vite's script by boot.ts. The app's url becomes an attribute, outside the CSP hash. */
function addBootScript(page: string, boot: string): string {
  const url = findUrl(page, appUrl);
  const viteScript = `<script type="module" crossorigin src="${url}"></script>`;
  const ownScript = `<script data-app="${url}">${boot}</script>`;
  const withoutVite = replaceOnce(page, viteScript, '');
  return addToBody(withoutVite, ownScript);
}

function findUrl(page: string, pattern: RegExp): string {
  const found = page.match(pattern);
  if (!found) throw new Error(`The page of Vite has no ${pattern}`);
  return found[0];
}

/** Adds the first item of a list, and the script that draws the list before the app runs. */
export function addFirstItems(template: string, item: string, script: string): string {
  return addToBody(template, `<template>${item}</template>\n    <script>${script}</script>`);
}

function addToBody(page: string, html: string): string {
  return replaceOnce(page, '</body>', `${html}\n  </body>`);
}

/** Throws if the template lost a placeholder: a page without its text must not be published. */
export function fillTemplate(template: string, { head, body }: RenderedPage): string {
  const withHead = replaceOnce(template, '<!--head-->', head);
  return replaceOnce(withHead, '<!--page-->', body);
}

// The replacement is a function, because replace() would interpret '$&' in a text.
function replaceOnce(text: string, target: string, content: string): string {
  if (!text.includes(target)) throw new Error(`The page has no ${target}`);
  return text.replace(target, () => content);
}
