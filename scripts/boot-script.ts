// The only script in a page: it fetches the app when the visitor does something, or when the page
// has long been there. Until then links, the menu and videos work by themselves, and the first view
// costs no script at all. A page with a form or live data fetches it as soon as its text is painted
// (`data-now`), and asks for its list meanwhile (`data-ask`, `data-body`):
// src/backend/firebase/first-answer.ts takes it.
import { createHash } from 'node:crypto';

// It also ends the first frame, in which only what is on screen is laid out and painted
// (src/app/layout.module.css).
//
// Browsers send a 'pointermove' without any movement when a page appears under a mouse at rest.
//
// A form's button that is pressed too early does nothing (`method="dialog"`), so the form is marked:
// src/app/early-press.tsx submits it later.
//
// The addresses of the scripts stand in an attribute, so that the text is the same in every build,
// and with it the hash that firebase.json has to allow. A script that does not come is not told here:
// src/app/main.tsx asks for it again and deals with it.
export const bootScript = [
  '(d=>{',
  "d.ask&&(self.asked=fetch(d.ask,{method:'POST',body:d.body}).catch(()=>{}));",
  "let n=['pointermove','pointerdown','touchstart','keydown','focusin'],o={capture:!0,passive:!0},",
  "f=()=>{n.forEach(t=>removeEventListener(t,h,o));n[0]&&d.app.split(' ').map(a=>import(a).catch(f));n=[]},",
  'a=g=>requestAnimationFrame(()=>setTimeout(g)),',
  "h=e=>{(e.type!='pointermove'||e.movementX||e.movementY)&&f()};",
  "addEventListener('submit',e=>{e.target.pressed=1});",
  'a(()=>delete document.documentElement.dataset.arriving);',
  "'now'in d?document.hidden?f():a(f):(n.forEach(t=>addEventListener(t,h,o)),",
  "addEventListener('load',()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(f):f(),1500)))",
  '})(document.currentScript.dataset)',
].join('');

/** As it stands in a content security policy. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
