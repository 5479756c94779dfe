import type { InboxEvent } from '#types/proto/control/flow.ts';

/** The listener gets an event of the inbox, or null: the stream is away, so it should ask the server itself. */
export type InboxListener = (event: InboxEvent | null) => void;

const STREAM = '/api/otorisasi/stream';
/** While the stream is away, listeners are asked to read again this often, and the stream is tried anew as often. */
export const POLL_MS = 10_000;

/**
 * The app has this one connection to the inbox: opened for the first listener, closed after the last. The browser reconnects a broken
 * stream by itself; one that the server refused is opened again here. Until it is open, listeners get null every ten seconds, so that a
 * screen waiting for a decision never waits for ever.
 */
export class InboxStream {
  private readonly listeners = new Set<InboxListener>();
  private source: EventSource | null = null;
  private poll: ReturnType<typeof setInterval> | null = null;
  private missed = false;
  private held = false;

  /** A locked screen receives nothing: the connection is closed, and opened again afterwards, when every listener reads once. */
  hold(held: boolean): void {
    if (this.held === held) return;
    this.held = held;
    if (this.listeners.size === 0) return;
    if (held) this.stop();
    else {
      this.start();
      this.notify(null);
    }
  }

  /** Starts listening; returns a function that stops it. */
  subscribe(listener: InboxListener): () => void {
    this.listeners.add(listener);
    if (this.listeners.size === 1 && !this.held) this.start();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  private start(): void {
    this.open();
    this.poll = setInterval(() => {
      if (this.source?.readyState === EventSource.OPEN) return;
      if (this.source?.readyState === EventSource.CLOSED) this.open();
      this.notify(null);
    }, POLL_MS);
  }

  private stop(): void {
    this.source?.close();
    this.source = null;
    this.missed = false;
    if (this.poll) clearInterval(this.poll);
    this.poll = null;
  }

  private open(): void {
    this.source?.close();
    const source = new EventSource(STREAM);
    source.addEventListener('inbox', (message) => this.notify(readEvent(message.data)));
    source.addEventListener('error', () => {
      this.missed = true;
    });
    source.addEventListener('open', () => {
      // Events were missed while the stream was away: every listener reads once.
      if (this.missed) this.notify(null);
      this.missed = false;
    });
    this.source = source;
  }

  private notify(event: InboxEvent | null): void {
    for (const listener of [...this.listeners]) listener(event);
  }
}

/** The listener missed more events than the server sends one by one. */
const LOAD_ANEW = 'MUAT_ULANG';

/** Reads an event. An unreadable message still means that something happened, so it becomes null, and so does the request to read anew. */
function readEvent(data: unknown): InboxEvent | null {
  try {
    const event = JSON.parse(String(data)) as InboxEvent;
    return event.jenis === LOAD_ANEW ? null : event;
  } catch {
    return null;
  }
}

export const inboxStream = new InboxStream();
