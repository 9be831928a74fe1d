import type { ReactNode } from 'react';
import { articleTexts } from '../../../texts/app/article';
import { AppLink } from '../../shared/link/app-link';
import { PageHead } from '../../shared/page-head/page-head';
import styles from './article.module.css';

export interface ArticleSection {
  /** Its fragment identifier. */
  id: string;
  title: string;
  body: ReactNode;
}

interface ArticleProps {
  path: string;
  title: string;
  lead: string;
  sections: readonly ArticleSection[];
  /** The key facts, between the lead and the sections. */
  summary?: ReactNode;
}

/** A text page: title, lead, table of contents and sections (STATIC-01). */
export function Article({ path, title, lead, sections, summary }: ArticleProps) {
  return (
    <article className={styles.article}>
      <PageHead path={path} type="article" screen={title} description={lead} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {summary && <div className={styles.summary}>{summary}</div>}
      <Contents sections={sections} />
      <div className={styles.sections}>
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {body}
          </section>
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: Pick<ArticleProps, 'sections'>) {
  return (
    <nav className={styles.contents} aria-label={articleTexts.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <AppLink href={`#${id}`} className={styles.contentsLink}>
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
