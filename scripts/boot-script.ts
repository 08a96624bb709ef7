// The only script in a page: it fetches the app when the visitor does something, or when the page
// has long been there. Until then links, the menu and videos work by themselves, and the first view
// costs no script at all. A page with a form or live data fetches it as soon as its text is on screen
// (`data-now`): any earlier it would only hold that up. It asks for its list meanwhile (`data-ask`,
// `data-body`): src/backend/firebase/ask-first.ts takes it.
import { createHash } from 'node:crypto';

// It also ends the first frame, in which only what is on screen is laid out and painted
// (src/app/layout.module.css).
//
// Browsers send a 'pointermove' without any movement when a page appears under a mouse at rest.
//
// A form's button that is pressed too early does nothing (`method="dialog"`), so the form is marked:
// src/forms/submit-button.module.css says so, and src/app/early-press.tsx submits it later. Who types on
// after that has not finished, and presses again.
//
// The addresses of the scripts stand in an attribute, so that the text is the same in every build,
// and with it the hash that firebase.json has to allow.
//
// Most browsers never ask again for a module that did not come, so the scripts of a form or a list are
// fetched first, for as long as it takes, and imported when they are here. Those that are gone from the
// server belong to a version before: the page is loaded anew, once. A page of text does without.
export const bootScript = [
  '(d=>{',
  "d.ask&&(self.asked=fetch(d.ask,{method:'POST',body:d.body}).catch(()=>{}));",
  "let n=['pointermove','pointerdown','touchstart','keydown','focusin'],o={capture:!0,passive:!0},",
  "s=d.app.split(' '),l='now'in d,e=addEventListener,",
  "r=()=>l&&navigator.onLine&&performance.getEntriesByType('navigation')[0].type!='reload'&&location.reload(),",
  'i=()=>Promise.all(s.map(a=>import(a))).catch(r),',
  'g=a=>fetch(a).then(r=>r.status<500?r.blob():Promise.reject()),',
  'w=()=>Promise.all(s.map(g)).then(i,()=>setTimeout(w,3e3)),',
  'f=()=>{n.map(t=>removeEventListener(t,h,o));n[0]&&(l?w:i)();n=[]},',
  "h=e=>{(e.type!='pointermove'||e.movementX||e.movementY)&&f()};",
  "e('submit',e=>e.defaultPrevented||(e.target.dataset.pressed=''));",
  "e('input',e=>delete e.target.form?.dataset.pressed);",
  'requestAnimationFrame(()=>setTimeout(()=>delete document.documentElement.dataset.arriving));',
  'n.map(t=>e(t,h,o));',
  "e('load',()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(f):f(),1500));",
  "l&&new PerformanceObserver(f).observe({type:'paint',buffered:!0})",
  '})(document.currentScript.dataset)',
].join('');

/** As it stands in a content security policy. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
