import { Component, createRef, type ReactNode } from 'react';
import styles from './review-list.module.css';

type CardPosition = { card: Element; top: number };

/** Keeps cards in place if the list changes above the screen: WebKit has no scroll anchoring. */
export class CardList extends Component<{ children: ReactNode }> {
  private readonly list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate(): CardPosition | null {
    const list = this.list.current;
    const isTopInView = !list || list.getBoundingClientRect().top >= 0;
    if (isTopInView || CSS.supports('overflow-anchor', 'auto')) return null;
    const card = [...list.children].find((each) => each.getBoundingClientRect().bottom > 0);
    return card ? { card, top: card.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, position: CardPosition | null) {
    if (!position?.card.isConnected) return;
    const moved = position.card.getBoundingClientRect().top - position.top;
    window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render() {
    return (
      <ul ref={this.list} className={styles.cards}>
        {this.props.children}
      </ul>
    );
  }
}

export function EmptyCards() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((card) => (
        <div key={card} className={styles.blank} />
      ))}
    </div>
  );
}
