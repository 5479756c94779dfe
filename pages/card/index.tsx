import { Cards } from '#components/accounts/cards/card-list.tsx';

export default Cards;
