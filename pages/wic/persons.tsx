import { WalkInPersons } from '#components/wic/walk-in-list.tsx';

export default WalkInPersons;
