// The only script in most pages: it fetches the app when the visitor does something, or when the page
// has long been there. Until then links, the menu and videos work by themselves, and the first view
// costs no script at all.
import { createHash } from 'node:crypto';

// Browsers send a 'pointermove' without any movement when a page appears under a mouse at rest.
//
// The app's address stands in an attribute, so that the text is the same in every build, and with it
// the hash that firebase.json has to allow.
export const bootScript = [
  '(s=>{',
  "let n=['pointermove','pointerdown','touchstart','keydown','focusin'],o={capture:!0,passive:!0},",
  'f=()=>{n.forEach(t=>removeEventListener(t,h,o));n.length&&import(s.dataset.app);n=[]},',
  "h=e=>{(e.type!='pointermove'||e.movementX||e.movementY)&&f()};",
  'n.forEach(t=>addEventListener(t,h,o));',
  "addEventListener('load',()=>setTimeout(()=>self.requestIdleCallback?requestIdleCallback(f):f(),1500))",
  '})(document.currentScript)',
].join('');

/** As it stands in a content security policy. */
export const bootScriptHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`;
