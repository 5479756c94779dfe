import { Cards } from '#components/card/card-list.tsx';

export default Cards;
