import '#lib/messages/all.ts';
