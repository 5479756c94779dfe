/** Arguments of the effects on cards. */
export interface CardEffects {
  /** Blocks a card at once, and keeps who had it blocked and what proved who spoke. */
  block_card: {
    readonly id_kartu: string;
    readonly sebab: string;
    readonly cara: string;
    readonly pelapor: string;
    readonly diperiksa: readonly string[];
    readonly alasan: string;
  };
}

export const phasesOfCards = { block_card: ['sesudah'] } as const;
