export function Stars({ count, label }: { count: number; label?: string }) {
  return (
    <span
      className="stars"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {Array.from({ length: count }, (_, index) => (
        <svg key={index} className="star" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.2l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 16.8l-5.3 2.9 1.1-6-4.4-4.2 6-.8z" />
        </svg>
      ))}
    </span>
  );
}
