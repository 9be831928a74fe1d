import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { searchBoxTexts } from '../../../texts/catalog/search-box';
import { IconButton } from '../../shared/button/icon-button';
import { searchResultsPath } from '../../shared/paths/paths';
import { VisuallyHidden } from '../../shared/visually-hidden/visually-hidden';
import { type Suggested, Suggestions } from './suggestions';
import { useSuggestionList } from './use-suggestion-list';
import styles from './search-box.module.css';

interface SearchBoxState extends Suggested {
  text: string;
}

interface SearchBoxActions {
  type: (text: string) => void;
  clear: () => void;
  submit: () => void;
  pick: (id: string) => void;
}

/**
 * A combobox after the ARIA Authoring Practices: the field keeps the focus, arrow keys move through the suggestions.
 */
export function SearchBoxView({ state, actions }: { state: SearchBoxState; actions: SearchBoxActions }) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useSuggestionList(
    state.suggestions.map(({ id }) => id),
    actions.pick,
  );
  const isShown = list.isOpen && (state.suggestions.length > 0 || state.message !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    list.close();
    actions.submit();
  };
  const clear = () => {
    actions.clear();
    field.current?.focus();
  };
  return (
    <form
      className={styles.box}
      role="search"
      action={searchResultsPath()}
      onSubmit={submit}
      onBlur={list.closeOnLeaving}
    >
      <SearchField ref={field} text={state.text} onType={actions.type} {...{ list, isShown, listId }} />
      {state.text !== '' && <IconButton icon="close" label={searchBoxTexts.clear} onClick={clear} />}
      <IconButton type="submit" icon="search" label={searchBoxTexts.search} />
      <VisuallyHidden>
        <span role="status">{isShown && suggestionCountText(state.suggestions.length)}</span>
      </VisuallyHidden>
      {isShown && <Suggestions id={listId} {...state} active={list.active} onPick={list.pick} />}
    </form>
  );
}

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  list: ReturnType<typeof useSuggestionList>;
  /** The list is in the page, under `listId`. */
  isShown: boolean;
  listId: string;
}

function SearchField({ ref, text, onType, list, isShown, listId }: SearchFieldProps) {
  return (
    <input
      ref={ref}
      className={styles.input}
      type="text"
      role="combobox"
      name="q"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      placeholder={searchBoxTexts.placeholder}
      aria-label={searchBoxTexts.search}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      aria-activedescendant={isShown && list.active ? `${listId}-${list.active}` : undefined}
      value={text}
      onChange={(event) => {
        list.open();
        onType(event.target.value);
      }}
      onFocus={list.open}
      onClick={list.open}
      onKeyDown={list.onKeyDown}
    />
  );
}

/** The list opens without taking the focus, so screen readers are told about it. */
const suggestionCountText = (count: number): string =>
  count === 0 ? '' : searchBoxTexts.suggestionCount(count);
