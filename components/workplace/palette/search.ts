import { createContext, useContext } from 'react';

/** Opens the search with this text in its box. */
export type OpenSearch = (text: string) => void;

const Search = createContext<OpenSearch>(() => undefined);

/** Gives the pages below it the search of the frame. */
export const SearchProvider = Search.Provider;

/** Returns the function that opens the search of the frame. */
export const useSearch = (): OpenSearch => useContext(Search);
