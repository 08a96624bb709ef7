import { expect, test } from 'vitest';
import { pickStyle } from '../../scripts/page-style.ts';

const page = '<html><p class="_0a0 _0a10">Een poes</p></html>';

test.each([
  ['a class of the page', '._0a0{color:red}'],
  ['what a visitor does to it', '._0a0:hover,._0a0:focus-visible{color:red}'],
  ['the state of an element', '._0a0[open]>svg:before{color:red}'],
  ['the document around it', '[data-arriving]:not(:has(:target)) ._0a0>*{color:red}'],
  ['what has no class', ':root{--a:1px}:focus-visible,textarea{outline:0}'],
  ['a class that is not to be there', '._0a0:not(._0a2){color:red}'],
  ['one of several', '._0a2,._0a0{color:red}'],
  ['print', '@media print{._0a0{color:red}}'],
  ['an animation', '._0a0{animation:1s _0a5}@keyframes _0a5{0%{opacity:0}}'],
])('%s keeps its rule', (_, css) => {
  expect(pickStyle(css, page)).toBe(css);
});

test.each([
  ['a class of another page', '._0a2{color:red}'],
  ['one within another', '._0a0 ._0a2{color:red}'],
  ['a name with which one of the page begins', '._0a1{color:red}'],
  ['all that a condition holds', '@media print{._0a2{color:red}}'],
])('%s leaves nothing', (_, css) => {
  expect(pickStyle(css, page)).toBe('');
});
