import { expect, test } from 'vitest';
import { dropTypefaces, selectRules } from '../../scripts/build/page-style.ts';

const html = '<main class="page wide"><p class="text">.other</p></main>';

test('the inlined style of a page keeps the rules for its classes, rules without classes, and the @keyframes that they use', () => {
  const css = [
    ':root{--a:1}',
    '.text,.other{color:red}',
    '.page>.text:not(.other){margin:0}',
    ':is(.other,.text) a{top:0}',
    ':root:has(.text:focus,.other) a{top:0}',
    ':root:has(.page .text) a:not(:is(:has(.other))){top:0}',
    '@media print{.wide{top:0;animation:1s rise}}',
    '@keyframes rise{from{opacity:0}}',
  ];
  expect(selectRules(css.join(''), html)).toBe(css.join(''));
});

test('the inlined style of a page drops rules for other classes, @keyframes that it does not use, and media queries that become empty', () => {
  const css = [
    '.other{top:0;animation:1s rise}',
    '.page .other a{top:0}',
    '.text.other{top:0}',
    ':root:has(.page .other) a{top:0}',
    '@media print{.other{top:0}}',
    '@keyframes rise{from{opacity:0}}',
  ];
  expect(selectRules(css.join(''), html)).toBe('');
});

test('dropTypefaces removes the @font-face rules, and no other rule', () => {
  expect(dropTypefaces('@font-face{font-family:A}p{font-family:A}')).toBe('p{font-family:A}');
});
