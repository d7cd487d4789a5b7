package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TopicListTest {
  private static final String URL = "https://board.example/forum/viewforum.php?f=4";
  private static final List<String> TITLES =
      List.of("Squeaking pedal", "Which grease?", "Loose bottom bracket", "FAQ", "Rain covers");

  private static Optional<Discussion> read(String rows) {
    String html = "<body><div id=page-body><h2>Pedals and cranks</h2>" + rows + "</div>";
    return DiscussionReader.read(PageModelBuilder.build(new PageReader().read(html, URL)));
  }

  private static String rows(String row) {
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < TITLES.size(); i++) {
      rows.append(
          row.replace("{title}", TITLES.get(i))
              .replace("{i}", Integer.toString(i))
              .replace("{n}", Integer.toString(3 * i))
              .replace("{day}", Integer.toString(10 + i)));
    }
    return rows.toString();
  }

  @Test
  void topicsOfAForumAreNoPosts() {
    assertThat(
            read(
                rows(
                    "<li class=row><dl><dt><a class=topictitle"
                        + " href='viewtopic.php?f=4&t=5{i}'>{title}</a> by <a"
                        + " href='memberlist.php?mode=viewprofile&u={i}'>amber{i}</a> » {day} Mar"
                        + " 2024, 09:1{i}</dt><dd class=posts>{n}</dd><dd class=views>1,2{day}</dd>"
                        + "<dd class=lastpost>by <a href='memberlist.php?mode=viewprofile&u=7{i}'>"
                        + "carla</a> {day} Apr 2024, 10:0{i}</dd></dl></li>")))
        .isEmpty();
  }

  @Test
  void lastRepliesWithinTopicsAreNoPosts() {
    assertThat(
            read(
                rows(
                    "<li class=row><div class=content><a class=title href='/topic/5{i}'>{title}</a>"
                        + " <a href='/user/amber{i}'>amber{i}</a> <span class=date>{day} Mar"
                        + " 2024</span></div><div class=stats>{n}</div><div class=content><a"
                        + " href='/user/carla{i}'>carla{i}</a> <span class=date>{day} Apr 2024</span>"
                        + "<p>I took the pedal off and put grease number {i} on its thread.</p>"
                        + "</div></li>")))
        .isEmpty();
  }

  @Test
  void boardsWithDescriptionsAreNoPosts() {
    assertThat(
            read(
                "<table>"
                    + rows(
                        "<tr><td><strong><a href='forumdisplay.php?fid={i}'>{title}</a></strong><div"
                            + " class=smalltext>All that riders ask about their bicycles on this"
                            + " matter, number {i}</div></td><td>{n}</td><td>1{n}</td><td><a"
                            + " href='showthread.php?tid=8{i}'>Newest of {i}</a> {day}-03-2024 01:04"
                            + " by <a href='member.php?action=profile&uid={i}'>dmitri{i}</a></td>"
                            + "</tr>")
                    + "</table>"))
        .isEmpty();
  }

  @Test
  void marksBeforeTitlesAreSkipped() {
    assertThat(
            read(
                rows(
                    "<li class=row><span>Sticky:</span> <a href='viewtopic.php?t=5{i}'>{title}</a>"
                        + " <span>{day} Mar 2024, 09:1{i}</span><span class=username>bo{i}</span>"
                        + "<span>{n}</span></li>")))
        .isEmpty();
  }

  @Test
  void postsWithNumbersAndLinksToThemselvesStay() {
    assertThat(
            read(
                rows(
                    "<div class=post><p class=author><a href='viewtopic.php?p=7{i}#p7{i}'>Re:"
                        + " {title}</a> by <a class=username"
                        + " href='memberlist.php?mode=viewprofile&u={i}'>amber{i}</a> » {day} Mar"
                        + " 2024, 09:1{i}</p><div class=content>I had that as well, {title} was it"
                        + " in the end, with {n} others.</div><span>{n}</span></div>")))
        .hasValueSatisfying(thread -> assertThat(thread.records()).hasSize(TITLES.size()));
  }
}
