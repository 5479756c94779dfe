import { WalkInEntities } from '#components/wic/walk-in-list.tsx';

export default WalkInEntities;
