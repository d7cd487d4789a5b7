package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Threads that state dates and users where no text shows them, and have short posts. */
class StatedDatesTest {
  private static final String URL = "https://forum.example.org/topic/7/kettle";
  private static final String[] USERS = {"amber", "bo", "carla", "amber", "dmitri"};
  private static final String[] TEXTS = {
    "The kettle switches itself off long before the water boils, since I cleaned it.",
    "Descale it?",
    "There is a small hole below the lid through which steam reaches the switch. Is it open?",
    "Descale it?",
    "It was closed by chalk, as you said, and a pin has opened it again. Many thanks."
  };

  private static List<RenderedRecord> posts(String post) {
    StringBuilder thread = new StringBuilder("<html><body><h1>Kettle</h1><ul class=posts>");
    for (int i = 0; i < USERS.length; i++) {
      thread.append(
          post.replace("%U", USERS[i])
              .replace("%I", USERS[i].substring(0, 1))
              .replace("%N", Integer.toString(i + 1))
              .replace("%D", "2026-04-1" + i + "T08:0" + i + ":00.000Z")
              .replace("%O", i == 0 || i == 3 ? " owner-post" : "")
              .replace("%T", TEXTS[i]));
    }
    PageModel page =
        PageModelBuilder.build(new PageReader().read(thread.append("</ul>").toString(), URL));
    Discussion found = DiscussionReader.read(page).orElseThrow();
    assertThat(found.kind()).isEqualTo(Kind.POST);
    return found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
  }

  private static void assertRight(List<RenderedRecord> posts) {
    assertThat(posts).extracting(RenderedRecord::text).containsExactly(TEXTS);
    assertThat(posts).extracting(post -> post.author().orElse("")).containsExactly(USERS);
    assertThat(posts)
        .extracting(post -> post.date().orElse("none yet!!").substring(0, 10))
        .containsExactly("2026-04-10", "2026-04-11", "2026-04-12", "2026-04-13", "2026-04-14");
  }

  @Test
  void elementsThatScriptsFillStateDates() {
    assertRight(
        posts(
            "<li class='entry%O'><a href=/user/%U>%U</a> <span class=timeago title=%D></span>"
                + "<div class=content><p>%T</p></div></li>"));
  }

  @Test
  void microdataStateDates() {
    assertRight(
        posts(
            "<li class='entry%O'><meta itemprop=datePublished content=%D><a href=/user/%U>%U</a>"
                + "<div class=content><p>%T</p></div></li>"));
  }

  @Test
  void tooltipsStateDates() {
    assertRight(
        posts(
            "<li class='entry%O'><h4><a href=/user/%U>%U</a>, <a href=/activity title=%D>7"
                + " months</a> ago</h4><div class=wiki><p>%T</p></div></li>"));
  }

  @Test
  void nameIsAnnouncedBehindTheNumberOfThePost() {
    assertRight(
        posts(
            "<li class='entry%O'><h3>(%N) By <a href=/timeline?u=%U>%U</a> on <i title=%D>11"
                + " April</i></h3><div class=content><p>%T</p></div></li>"));
  }

  @Test
  void nameInAButtonLikeLinkIsOne() {
    assertRight(
        posts(
            "<li class='entry%O'><a class='btn-group user-field' href=/u?%N> %U </a> <span"
                + " class=timeago title=%D></span><div class=content><p>%T</p></div></li>"));
  }

  @Test
  void firstLetterInPlaceOfAPictureIsNoName() {
    List<RenderedRecord> posts =
        posts(
            "<li class='entry%O'><a href=/user/%N><span class=avatar title=老猫%U>老</span></a><b>"
                + "老猫%U</b> <span class=timeago title=%D></span><div class=content><p>%T</p></div>"
                + "</li>");
    assertThat(posts)
        .extracting(post -> post.author().orElse(""))
        .containsExactly("老猫amber", "老猫bo", "老猫carla", "老猫amber", "老猫dmitri");
  }
}
