/** src/first-items.ts fills this list. React keeps the items: the list's own child is a text. */
export function FirstItems({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`first-items ${className}`} inert suppressHydrationWarning>
      {''}
    </ul>
  );
}
