/** src/first-items.ts fills this list. A text as its child makes hydration keep the items. */
export function FirstItems({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`first-items ${className}`} inert suppressHydrationWarning>
      {''}
    </ul>
  );
}
