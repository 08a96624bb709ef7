import { expect, test } from 'vitest';
import { clearSent, keepDraft, readValues, restoreDraft } from '../../src/forms/draft.ts';

/** Each call is a new page with the same form, as after a reload. */
function openForm(): HTMLFormElement {
  document.body.innerHTML = `<form id="test">
    <input name="cat">
    <label><input type="checkbox" name="chipped" value="ja">Gechipt</label>
    <label><input type="checkbox" name="news" value="ja" checked>Nieuws</label>
    <label><input type="radio" name="stars" value="3">3</label>
    <label><input type="radio" name="stars" value="4">4</label>
    <label><input type="radio" name="stars" value="5" checked>5</label>
    <label><input type="radio" name="reach" value="mail" checked>Mail</label>
    <label><input type="radio" name="reach" value="phone">Telefoon</label>
  </form>`;
  return document.forms[0] ?? expect.unreachable();
}

const click = (form: HTMLFormElement, ...labels: string[]) => {
  for (const label of form.querySelectorAll('label')) {
    if (labels.includes(label.textContent)) label.click();
  }
};

test('a draft restores checkboxes, checked or not, and each group of radio buttons', () => {
  const typed = openForm();
  click(typed, 'Gechipt', 'Nieuws', 'Telefoon');
  keepDraft(typed, {});
  const reopened = openForm();
  restoreDraft(reopened);
  expect(readValues(reopened)).toEqual({
    cat: '',
    chipped: 'ja',
    news: '',
    stars: '5',
    reach: 'phone',
  });
});

test('a draft keeps each choice that the visitor made since, and restores the others', () => {
  const typed = openForm();
  click(typed, 'Nieuws', '4', 'Telefoon');
  keepDraft(typed, {});
  const reopened = openForm();
  click(reopened, 'Gechipt', '3');
  restoreDraft(reopened);
  expect(readValues(reopened)).toMatchObject({
    chipped: 'ja',
    news: '',
    stars: '3',
    reach: 'phone',
  });
});

test('a checkbox that the visitor clears after the submit stays, with its draft', () => {
  const form = openForm();
  click(form, 'Gechipt');
  const sent = readValues(form);
  click(form, 'Gechipt');
  keepDraft(form, {});
  clearSent(form.id, sent);
  const reopened = openForm();
  restoreDraft(reopened);
  expect(readValues(reopened)).toEqual(readValues(form));
});
