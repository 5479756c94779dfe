/** Every letter to a customer begins and ends with these; like all paper it is Indonesian. */
export const letterWords = {
  kepada: 'Kepada Yth.',
  salam: 'Assalamu’alaikum warahmatullahi wabarakatuh,',
  penutup: 'Terima kasih atas kepercayaan Anda. Wassalamu’alaikum warahmatullahi wabarakatuh.',
  hormat: 'Hormat kami',
} as const;
