import { WalkInPersons } from '#components/customers/walk-ins/walk-in-list.tsx';

export default WalkInPersons;
