// Dragging a card: up onto the table plays it, sideways (with a mouse) moves it within the hand. A finger that goes
// sideways slides through the hand instead, which the browser does by itself.

const BEGIN = 8;
const PLAY_HEIGHT = 90;

interface Deeds {
  play(card: string): void;
  /** Put a card where it would be, so many pixels to the right of where it is. */
  shift(key: string, dx: number): void;
}

export class Drag {
  key: string | null = $state(null);
  dx = $state(0);
  dy = $state(0);
  private held: { key: string; card: string; x: number; y: number; mouse: boolean } | null = null;
  private moved = false;

  constructor(private readonly deeds: Deeds) {}

  down(event: PointerEvent, key: string, card: string): void {
    if (event.button !== 0) return;
    this.held = { key, card, x: event.clientX, y: event.clientY, mouse: event.pointerType === 'mouse' };
    this.moved = false;
  }

  move(event: PointerEvent): void {
    const { held } = this;
    if (held === null || event.buttons === 0) return;
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    if (!this.moved && Math.hypot(dx, dy) < BEGIN) return;
    if (!this.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.moved = true;
    this.key = held.key;
    this.dx = held.mouse ? dx : dx * 0.3;
    this.dy = Math.min(0, dy);
  }

  up(): void {
    const { held, dx, dy, moved } = this;
    this.cancel();
    if (held === null || !moved) return;
    this.moved = true;
    if (dy < -PLAY_HEIGHT) this.deeds.play(held.card);
    else if (held.mouse) this.deeds.shift(held.key, dx);
  }

  cancel(): void {
    this.held = null;
    this.key = null;
    this.dx = 0;
    this.dy = 0;
  }

  /** A click that ends a drag is none. */
  wasClick(): boolean {
    const was = !this.moved;
    this.moved = false;
    return was;
  }
}
