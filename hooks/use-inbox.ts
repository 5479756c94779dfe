import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { InboxEvent } from '#types/proto/flow.ts';
import { inboxStream } from './inbox-stream.ts';
import { invalidateTopics } from './query-client.ts';

/** Keeps every list and record of the inbox fresh while the app is open. Used once, by the shell. */
export function useInboxRefresh(enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    return inboxStream.subscribe(() => void invalidateTopics(client, ['inbox']));
  }, [client, enabled]);
}

/**
 * Hears of one item: `onEvent` gets its events, and null whenever the stream was away and the caller should look the
 * item up itself. An empty `idFlow` hears nothing.
 */
export function useInbox(idFlow: string, onEvent: (event: InboxEvent | null) => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    if (idFlow === '') return;
    return inboxStream.subscribe((event) => {
      if (event === null || event.id_flow === idFlow) latest.current(event);
    });
  }, [idFlow]);
}
