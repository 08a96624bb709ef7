/** src/first-items.ts fills this list before hydration, which leaves its text content alone. */
export function FirstItems({ className = '' }: { className?: string | undefined }) {
  return (
    <ul className={`first-items ${className}`} inert suppressHydrationWarning>
      {''}
    </ul>
  );
}
